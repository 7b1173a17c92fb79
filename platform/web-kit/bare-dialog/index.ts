export { BareDialog } from './bare-dialog.tsx';
