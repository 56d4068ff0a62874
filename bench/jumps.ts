import { jumpsAstray } from './jump-checks.ts';

// npm run jumps [-- many]: is a history that is taken up anywhere the one that was played? Jumps about in games of all sorts, lets the
// autopilots think anew from there, and compares everything that there is in the end.
const EACH = 10;
const many = Number(process.argv[2] ?? 500);
let astray = 0;
for (let nth = 0; nth * EACH < many; nth++) {
  const seed = `jumps ${nth}`;
  const steps = jumpsAstray(seed, nth, Math.min(EACH, many - nth * EACH));
  astray += steps.length;
  if (steps.length > 0) console.log(`seed "${seed}": comes out otherwise from step ${steps.join(', ')}`);
}
console.log(`${many} jumps, ${astray} astray.`);
if (astray > 0) process.exitCode = 1;
