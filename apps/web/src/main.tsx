import { createRoot } from 'react-dom/client';
import { workOffline } from './offline/offline.ts';
import { App } from './screens/app.tsx';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-400-italic.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import './desk/tokens.css';
import './desk/desk.css';
import './desk/field.css';
import './desk/button.css';

const desk = document.getElementById('desk');
if (desk) createRoot(desk).render(<App />);
void workOffline();
