export { PanelsAt, type PanelsAtProps } from './panels-at.tsx';
export { type PlacedPanel, sortPanels } from './placed-panel.ts';
