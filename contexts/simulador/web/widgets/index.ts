export { SimuladorPanel } from '../simulador-panel.tsx';
