/** How the legends look, in the app and in files: paper, two families of type, and patterns beside colours (CH-CHT-07). */
export const LEGENDS_STYLE = `
.legends{box-sizing:border-box;max-width:78rem;margin:0 auto;padding:1rem;color:#2b2118;font:17px/1.55 'Alegreya Sans','Segoe UI',Candara,sans-serif}
.legends nav{color:#e9dfc8;padding:.4rem .6rem}
.legends nav a{color:#f4e9cf}
.legend{background:#f6efdc;border:1px solid #8c7a5c;outline:1px solid #8c7a5c;outline-offset:-9px;padding:2.2rem clamp(1rem,4vw,3.5rem)}
.legend h1,.legend h2,.legend h3,.legend .obituary{font-family:'IM Fell English','IM FELL English',Georgia,serif;font-weight:400;line-height:1.15}
.legend h1{font-size:clamp(2.1rem,5vw,3.4rem);margin:0}
.legend h2{font-size:1.6rem;margin:0 0 .7rem}
.legend h3{font-size:1.15rem;font-style:italic;color:#8b2c1d;margin:1rem 0 .2rem}
.legend a{color:#7d2a1c;text-decoration-color:#b98c77;text-underline-offset:.15em}
.legend p{margin:0 0 .6rem;max-width:68ch}
.legend-head{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center;padding-bottom:1.2rem}
.legend-head .names{flex:1 1 20rem}
.legend-head>.emblem{width:5.5rem;height:5.5rem}
.legend .emblem img{display:block;width:100%;height:100%}
.legend .subtitle{font-family:'IM Fell English',Georgia,serif;font-style:italic;font-size:1.15rem;margin:.3rem 0}
.legend .earned{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:.6rem 0 0;padding:0}
.legend .earned li{border:1px solid #b9a57f;border-radius:2rem;padding:.1rem .9rem;font-size:.9rem}
.legend .earned em{font-family:'IM Fell English',Georgia,serif;color:#8b2c1d;font-size:1.05rem}
.legend dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1rem;margin:0;padding-left:1.3rem;border-left:1px solid #cdbd99;font-size:.95rem;max-width:24rem}
.legend dt{color:#6b5a45;text-align:right}
.legend dd{margin:0}
.legend-section{border-top:1px solid #cdbd99;padding:1.3rem 0}
.legend .beside{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:2rem}
.legend .on-life .prose:first-child::first-letter{font:400 3.4rem/.8 'IM Fell English',Georgia,serif;color:#8b2c1d;float:left;padding:.35rem .5rem 0 0}
.legend .portrait{margin:0}
.legend .portrait svg{display:block;width:100%;border:1px solid #2b2118;outline:1px solid #2b2118;outline-offset:3px;background:#efe6cd}
.legend .portrait .wash{fill:#f6efdc;opacity:.55}
.legend figcaption{font-family:'IM Fell English',Georgia,serif;font-style:italic;padding-top:.6rem}
.legend .lines{font-size:.72rem;color:#6b5a45;vertical-align:super;text-decoration:none;white-space:nowrap}
.legend ul.facts{margin:0;padding-left:1.1rem;columns:2 22rem;column-gap:2.5rem}
.legend ul.facts li{break-inside:avoid}
.legend ul.cards{list-style:none;margin:0 0 .6rem;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.6rem}
.legend .card{display:flex;gap:.7rem;align-items:center;border:1px solid #cdbd99;background:#fbf6e8;border-radius:.3rem;padding:.5rem .7rem}
.legend .card .emblem{flex:none;width:2.1rem;height:2.1rem}
.legend .card a{font-family:'IM Fell English',Georgia,serif;font-size:1.08rem;display:block;line-height:1.2}
.legend .card small{color:#6b5a45;display:block;line-height:1.25}
.legend .obituary{border:2px solid #2b2118;outline:1px solid #2b2118;outline-offset:-7px;margin:0 auto;padding:1.7rem 2rem;max-width:40rem;text-align:center;font-size:1.15rem;line-height:1.5}
.legend .obituary::before{content:'†';display:block}
.legend .obituary p{margin:0;max-width:none}
.legend table{border-collapse:collapse;font-size:.95rem}
.legend th{font-weight:400;text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0;color:#5a4a36}
.legend thead th{font-style:italic;border-bottom:1px solid #cdbd99}
.legend td{padding:.25rem 1rem .25rem 0;vertical-align:top;border-bottom:1px solid #e4d9bd}
.legend .table-scroll,.legend .chart-scroll{overflow-x:auto}
.legend .foot{border-top:1px solid #cdbd99;padding-top:.8rem;margin:0;font-size:.85rem;color:#6b5a45}
.legend details{font-size:.9rem}
.legend summary{cursor:pointer;color:#6b5a45;padding:.3rem 0}
.legend figure.chart{margin:0 0 .6rem}
.legend .chart svg{display:block;width:100%;min-width:34rem;max-width:60rem;font-family:'Alegreya Sans','Segoe UI',sans-serif}
.legend .standing svg{min-width:20rem;max-width:30rem}
.legend .chart text{font-size:10.5px;fill:#2b2118}
.legend .chart .tick{font-size:9px;fill:#6b5a45}
.legend .chart .age{font-family:'IM Fell English',Georgia,serif;font-size:11px}
.legend .chart .title,.legend .chart .name{font-family:'IM Fell English',Georgia,serif;font-size:12px}
.legend .chart .word{font-style:italic;font-size:9.5px;fill:#5a4a36}
.legend .chart .sign{font-size:12px}
.legend .chart .lead{stroke:#8c7a5c;stroke-width:.7}
.legend .chart .grid{stroke:#d8caa8;stroke-width:.6}
.legend .chart .band-0{fill:#e7dcbc}
.legend .chart .band-1{fill:#f0d9c6}
.legend .chart .bar{fill:#8b2c1d;stroke:#2b2118;stroke-width:.6}
.legend .chart .of-0{fill:#a4553e;stroke-dasharray:5 2}
.legend .chart .hatch.of-0{stroke:#a4553e}
.legend .chart .of-1{fill:#3f7590;stroke-dasharray:1.2 2}
.legend .chart .hatch.of-1{stroke:#3f7590}
.legend .chart .of-2{fill:#5f7d54;stroke-dasharray:7 2 1.2 2}
.legend .chart .hatch.of-2{stroke:#5f7d54}
.legend .chart .of-3{fill:#7a4fa3;stroke-dasharray:2.5 2.5}
.legend .chart .hatch.of-3{stroke:#7a4fa3}
.legend .chart .of-4{fill:#c8952c;stroke-dasharray:none}
.legend .chart .hatch.of-4{stroke:#c8952c}
.legend .chart .of-5{fill:#b56b8e;stroke-dasharray:4 1.5 1.2 1.5}
.legend .chart .hatch.of-5{stroke:#b56b8e}
.legend .chart .of-6{fill:#1f5a55;stroke-dasharray:1.5 4}
.legend .chart .hatch.of-6{stroke:#1f5a55}
.legend .chart .of-7{fill:#8d7a57;stroke-dasharray:1 1.5 4 1.5}
.legend .chart .hatch.of-7{stroke:#8d7a57}
.legend .chart .bar.own{stroke-width:1.8}
.legend .chart .own:not([class*='of-']){fill:#8b2c1d}
.legend .chart .hatch{fill:none;stroke-width:2;stroke-dasharray:none}
.legend .numbers circle{fill:#f6efdc;stroke:#2b2118;stroke-width:.05}
.legend .numbers text{font:400 .42px 'Alegreya Sans',sans-serif;fill:#2b2118}
.legend .inscription blockquote{margin:0 0 .6rem;padding:1rem 1.4rem;background:#c9c2b2;border:1px solid #8c7a5c;text-align:center;font:400 1.25rem/1.35 'IM Fell English',Georgia,serif;max-width:30rem}
.legend .inscription p{margin:0;max-width:none}
.legend .foot a{margin-left:1.4rem}
.legend .chart .in-bar{font-size:9px;fill:#fff;paint-order:stroke;stroke:#2b2118;stroke-width:2px}
.legend .chart .steps{fill:none;stroke-width:2}
.legend .chart .steps.lives{stroke:#8b2c1d}
.legend .chart .steps.treasures{stroke:#6b5a45;stroke-dasharray:5 3}
.legend .chart .steps.epics{stroke:#8a6a12;stroke-dasharray:1.5 2.5}
.legend .chart .node{fill:#fbf6e8;stroke:#2b2118;stroke-width:1.4}
.legend .chart .node.own{fill:#8b2c1d}
.legend .chart .edge{fill:none;stroke:#2b2118;stroke-width:1}
.legend .chart .edge.kin{stroke-dasharray:4 3}
.legend .chart .hit{fill:#8b2c1d;stroke:#2b2118}
.legend .chart .failed{fill:#fbf6e8;stroke:#8b2c1d;stroke-width:1.6}
.legend :focus-visible{outline:2px solid #2a5d7c;outline-offset:2px}
@media (min-width:64rem){.legend{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:2.2rem}.legend>*{grid-column:1/-1}.legend>.on-standing,.legend>.on-depths,.legend>.on-family{grid-column:span 6}.legend .standing svg,.legend .depths svg,.legend .family svg{min-width:0}}
@media (max-width:52rem){.legend .beside{grid-template-columns:minmax(0,1fr)}.legend dl{border-left:0;padding-left:0}.legend ul.facts{columns:1}}
@media print{body{background:#fff}.legends nav{display:none}.legend{border:0;outline:0;padding:0}.legend-section,.legend figure{break-inside:avoid}.legend .chart svg{min-width:0}}
.legend .noted{margin:24px 0 0;padding:8px 16px;border-left:3px double currentColor;font-style:italic}.legend .noted h2{font-size:1.1rem;margin:4px 0}
`;
