import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { desk, understory } from './run-understory.ts';

const file = desk();
const stroke = { do: 'stroke', age: 'primordial', ink: 'red', nib: 'broad', points: [300, 300, 50, 500, 400, 50] };

describe('understory draw', () => {
  it('[H2-GEN-09] draws a save with what a hand drew on it, keeps that, and says what it can’t read', async () => {
    const save = file('a.save.json');
    await understory('host', '--seed', '7', '--page', 'notebook', '--until', 'primordial', '--out', save);
    const kept = JSON.parse(readFileSync(save, 'utf8'));
    const beside = { format: 'understory/pen', version: 1, edits: [stroke] };
    writeFileSync(save, JSON.stringify({ ...kept, beside }));
    const drew = await understory('draw', save, '--out', file('a.svg'), '--out', file('b.save.json'));
    expect(drew).toMatchObject({ code: 0, err: expect.not.stringContaining('left out') });
    expect(readFileSync(file('a.svg'), 'utf8')).toContain('<g id="pen"');
    expect(JSON.parse(readFileSync(file('b.save.json'), 'utf8'))).toEqual({ ...kept, beside });
    writeFileSync(save, JSON.stringify({ ...kept, beside: { ...beside, edits: [{ ...stroke, ink: 'gold' }] } }));
    const odd = await understory('draw', save, '--out', file('c.svg'));
    expect(odd).toMatchObject({ code: 0, err: expect.stringContaining('left out: edits[0].ink') });
    expect(readFileSync(file('c.svg'), 'utf8')).not.toContain('<g id="pen"');
  });

  it('[H2-GEN-08] draws each age on a sheet of tracing paper of its own', async () => {
    const save = file('ages.save.json');
    await understory('host', '--seed', '7', '--page', 'notebook', '--until', 'civilization', '--out', save);
    const { code, err } = await understory(
      'draw',
      save,
      '--sheets',
      '--out',
      file('ages.svg'),
      '--out',
      file('ages.png'),
    );
    expect(code).toBe(0);
    expect(err.match(/^Wrote .*ages-(primordial|civilization)\.(svg|png)$/gm)).toHaveLength(4);
    const sheet = (age: string) => readFileSync(file(`ages-${age}.svg`), 'utf8');
    const whole = await understory('draw', save, '--out', '-');
    for (const age of ['primordial', 'civilization']) expect(sheet(age)).not.toBe(whole.out);
    expect(sheet('primordial')).not.toBe(sheet('civilization'));
    expect(await understory('draw', save, '--sheets', '--out', '-')).toMatchObject({ code: 2 });
  });

  it('[H2-GEN-08] draws all ages in one picture, side by side or each on its own sheet, over a legend if that is asked for', async () => {
    const save = file('together.save.json');
    await understory('host', '--seed', '7', '--page', 'notebook', '--until', 'civilization', '--out', save);
    const drew = async (...flags: string[]) => (await understory('draw', save, ...flags, '--out', '-')).out;
    const [ages, sheet] = [await drew('--ages'), await drew('--sheet', '--margin')];
    const captions = (svg: string) =>
      [...svg.matchAll(/text-anchor="middle" fill="[^"]+">([^<]+)</g)].map(([, it]) => it);
    for (const svg of [ages, sheet])
      expect(captions(svg)).toEqual(expect.arrayContaining(['Primordial Age', 'Age of Civilization']));
    // At the end of an age all older ones are seen, on its own sheet none.
    const pieces = (svg: string, nth: number) => svg.split('<svg x=')[nth]?.match(/data-piece=/g)?.length ?? 0;
    expect(pieces(ages, 1)).toBeGreaterThan(0);
    expect(pieces(sheet, 1)).toBe(pieces(ages, 1));
    expect(pieces(ages, 2)).toBeGreaterThan(pieces(ages, 1));
    expect(pieces(sheet, 2)).toBeLessThan(pieces(ages, 2));
    expect(sheet).toContain('epic treasure');
    expect(ages).not.toContain('epic treasure');
  });

  it('draws a map to be looked at from afar, with few names and large ones', async () => {
    const save = file('afar.save.json');
    await understory('host', '--seed', '7', '--page', 'notebook', '--until', 'civilization', '--out', save);
    const drew = async (...flags: string[]) => (await understory('draw', save, ...flags, '--out', '-')).out;
    const named = (svg: string) => svg.match(/data-label=/g)?.length ?? 0;
    const [all, middle, far] = [await drew(), await drew('--detail', 'middle'), await drew('--detail', 'far')];
    expect(await drew('--detail', 'near')).toBe(all);
    expect(named(middle)).toBeLessThan(named(all));
    expect(named(far)).toBeLessThan(named(middle));
    expect(await understory('draw', save, '--detail', 'nearer', '--out', '-')).toMatchObject({ code: 2, out: '' });
  });

  it('refuses what is no save, with a sentence', async () => {
    writeFileSync(file('no.json'), '{}');
    expect(await understory('draw', file('no.json'), '--out', '-')).toMatchObject({ code: 2, out: '' });
  });
});
