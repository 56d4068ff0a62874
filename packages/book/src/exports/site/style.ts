/** TA-WEB-05: readable at every width, in contrast, and in print without navigation. */
export const STYLE = `:root { --ink: #2b2420; --paper: #fbf6ea; --line: #cbbd9f; --red: #7c2a17; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Alegreya Sans', 'Segoe UI', sans-serif; }
nav { padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
nav a { display: inline-block; margin-right: 1rem; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: .4rem; background: var(--paper); padding: .2rem .6rem; }
section > h2.page { border-bottom: 3px double var(--ink); margin-top: 3rem; }
a { color: var(--red); }
main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { font-family: 'IM Fell English', Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { border-bottom: 3px double var(--ink); padding-bottom: .3rem; }
.for, .what { font-style: italic; margin: 0 0 .6rem; }
.plan { margin: 0 0 1rem; overflow: auto; }
.plan img { width: 100%; height: auto; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .3em; cursor: pointer; }
th button { border: 0; font-weight: 700; }
[hidden] { display: none; }
.plan svg { width: 100%; height: auto; max-height: 90vh; }
.key { columns: 2 24rem; column-gap: 2rem; column-rule: 1px solid var(--line); }
article { break-inside: avoid; margin-bottom: 1.2rem; padding: .2rem .4rem; }
article:target { outline: 2px solid var(--red); }
article h2, article h3 { margin: 0; }
.number { display: inline-block; min-width: 1.9em; padding: 0 .3em; border: 1.5px solid var(--ink); border-radius: 1em; text-align: center; font: 700 .8em 'Alegreya Sans', sans-serif; }
dl { display: grid; grid-template-columns: 5rem 1fr; gap: .15rem .5rem; margin: 0; }
dt { font-style: italic; color: var(--red); }
dd { margin: 0; }
dd.past span + span::before, dd.ways span + span::before { content: ' · '; }
dd.ways { font-size: .9em; }
details { background: repeating-linear-gradient(135deg, #eadfc6 0 2px, transparent 2px 8px); padding: .1rem .4rem; border: 1px solid var(--line); }
summary { cursor: pointer; font-style: italic; }
table { border-collapse: collapse; width: 100%; overflow-wrap: anywhere; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .5rem; text-align: left; }
@media (max-width: 40rem) { th, td { padding: .2rem; font-size: .85rem; } dl { grid-template-columns: 1fr; } dt { margin-top: .3rem; } }
@media print { nav, .skip, .back, .uncover { display: none; } body { background: #fff; } }
`;
