import { Button } from '../button/index.ts';
import { columnText, rowName, type TableColumn } from './table-model.ts';

/** A column of actions without a cell of its own shows the text of its row as a button, and nothing where the row has none. */
export function withActions<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    column.kind === 'action' ? { cell: actionCell(column, columns), ...column } : column,
  );
}

function actionCell<Row>(column: TableColumn<Row>, columns: readonly TableColumn<Row>[]) {
  return (row: Row, emit: () => void) => {
    const text = columnText(column, row);
    if (text === '') return null;
    return (
      <Button variant="neutral" size="small" onClick={emit}>
        {text} <span className="sr">{rowName(columns, row)}</span>
      </Button>
    );
  };
}
