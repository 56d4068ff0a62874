/** TA-WEB-03: search, sorting and uncovering; the pages work without it. */
export const SCRIPT = `'use strict';
const box = document.querySelector('#search');
if (box) {
  const items = [...document.querySelectorAll('#found li')];
  box.hidden = false;
  const show = () => {
    const words = box.querySelector('input').value.toLowerCase().split(/\\s+/).filter(Boolean);
    for (const it of items) it.hidden = !words.every((word) => it.textContent.toLowerCase().includes(word));
  };
  box.addEventListener('input', show);
}
for (const table of document.querySelectorAll('table')) {
  const heads = [...table.querySelectorAll('thead th')];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    let up = false;
    button.addEventListener('click', () => {
      up = !up;
      const body = table.tBodies[0];
      const text = (row) => row.cells[column].textContent;
      const rows = [...body.rows].sort((a, b) => (up ? 1 : -1) * text(a).localeCompare(text(b), 'en', { numeric: true }));
      body.replaceChildren(...rows);
      for (const it of heads) it.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    });
  });
}
const hidden = [...document.querySelectorAll('details')];
if (hidden.length > 0) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'uncover';
  button.textContent = 'Uncover what is hidden';
  button.addEventListener('click', () => {
    const open = hidden.some((it) => !it.open);
    for (const it of hidden) it.open = open;
    button.textContent = open ? 'Cover what is hidden' : 'Uncover what is hidden';
  });
  document.querySelector('main').prepend(button);
}
`;

/** TA-WEB-04: what the one file's policy knows it by: its SHA-256. */
export const SCRIPT_SUM = 'sha256-OXesHBW10zL5oeZaa7AZOyLtr9YcM917MWWArDyuOFo=';
