/** Widths of the letters by code point, in thousandths of the type size. Written by tools/fell-widths.mjs. */
type Widths = Readonly<Record<number, number>>;

export const UPRIGHT = unpacked(
  '32:627kdvmbfekrkv7l7572dqfn7ecw5y9hdnadd1aedma2bqd0awc57c7sf5cqf4a2kvisiejvmbj9hnm3nvbybdk3jrq4o1n1g2mrl0e9k8nji6qimhiwjibn7zcad3d4ejc0evbxetcra3f2es7g6lev7mlgetezf2dva79s9jefcci9djdocvba6rbdf7 160:627eedj8e2k97na2ell4alc0h0cwl4bb8tg37r6celghg865c66ebwc0jjirkj9zisisisisisisoajvj9j9j9j9bybybybymbo1n1n1n1n1n1d9n1njnjnjnjiwgrecc0c0c0c0c0c0iabxcrcrcrcr7g7g7g7gdmetezezezezezb8ezefefefefdoeqdo 305:7g 338:zdns 710:cl 730:eu 732:el 8211:9aht 8216:7i7v79 8220:e6dvdd 8226:95 8230:iz 8249:7f7f 8260:72 8364:ga 8482:s9 8725:72',
);
export const ITALIC = unpacked(
  '32:5u7vdpm7fimtjr7j818yecek6tcc697pe9a1craedda5bucpbac6777mf1d5f09zl0jvhbdwjnikfsj4o3b0ewili2s2mxgffwjni7eglds9i0qjkpi1iibka9c8dgafebccat8dd2998faibq8077b56hj2d1a4b2bl9g7x8zcqd4inddafahb46yb7cs 160:5u7t9kj8e2hq8hdlecl0apchgwccl0cc9bg9a98ueehdg568d38waxchm0l9n1a5jvjvjvjvjvjvo4dwikikikikb0b0b0b0jomxgfgfgfgfgfdngfs9s9s9s9i1g7cbccccccccccccdu8d9999999980808080dbd1a4a4a4a4a4bea4cqcqcqcqafafaf 305:80 338:pjec 710:cl 730:d0 732:cs 8211:9ygf 8216:7g7j6t 8220:dydxd5 8226:9d 8230:lf 8249:7778 8260:6y 8364:gm 8482:s5 8725:6y',
);

/** Runs of letters: the code point of the first, and two digits to base 36 for each width. Written out they would take three times as long to load. */
function unpacked(runs: string): Widths {
  const widths: Record<number, number> = {};
  for (const run of runs.split(' ')) {
    const [first, digits = ''] = run.split(':');
    for (let i = 0; i < digits.length; i += 2)
      widths[Number(first) + i / 2] = Number.parseInt(digits.slice(i, i + 2), 36);
  }
  return widths;
}
