/** A page by itself, without a script or an address of elsewhere in it. `body` is escaped already. */
export function pageHtml(title: string, language: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapedHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const STYLE =
  'body{margin:0;background:#f6efdc;color:#2b2118;font:18px/1.55 Georgia,serif}main{max-width:66ch;margin:3rem auto;padding:0 1rem}' +
  'h1,h2,h3{font-weight:400;line-height:1.2}h2{margin-top:2.5rem;color:#7d2a1c}a{color:#7d2a1c}small{color:#6b5a45}table{border-collapse:collapse}' +
  'th{font-weight:400;text-align:left;vertical-align:top;padding:.2rem .9rem .2rem 0;color:#6b5a45}td{padding:.2rem .9rem .2rem 0;vertical-align:top}';

export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
