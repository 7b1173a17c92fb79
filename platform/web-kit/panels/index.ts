export { PanelsAt, type PlacedPanel, sortPanels } from './panels-at.tsx';
