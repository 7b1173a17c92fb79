import '@marco/web-kit/styles/tokens.css';
import './comprobador.css';
import { ELEMENTO_DATOS } from '../../rules/verificacion/copia.ts';
import { renderComprobador } from './pagina-comprobador.ts';

// A copy has no switch: it follows the system.
if (window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', 'dark');
const main = document.getElementById('comprobador');
if (main) renderComprobador(main, document.getElementById(ELEMENTO_DATOS)?.textContent ?? '');
