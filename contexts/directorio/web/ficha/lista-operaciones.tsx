import { Select, type SelectOption } from '@marco/web-kit/select';

interface ListaOperacionesProps {
  readonly operaciones: readonly SelectOption[];
  readonly elegida: string;
  readonly onChoose: (codigo: string) => void;
}

/** The operations of a servicio that has more than fit in a row. */
export function ListaOperaciones({ operaciones, elegida, onChoose }: ListaOperacionesProps) {
  return <Select label="Operación" small options={operaciones} value={elegida} onChange={onChoose} />;
}
