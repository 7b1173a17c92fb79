export { FormActions, FormCell, type FormCellProps, FormGrid } from './form-grid.tsx';
