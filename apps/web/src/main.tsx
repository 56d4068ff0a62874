import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './desk/tokens.css';
import './desk/fonts.css';
import './desk/desk.css';
import './desk/button.css';

const desk = document.getElementById('desk');
if (desk) createRoot(desk).render(<App />);
