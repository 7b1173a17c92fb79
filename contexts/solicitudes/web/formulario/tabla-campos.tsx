import { Identifier } from '@marco/web-kit/clipboard';
import { formatNumber } from '@marco/web-kit/format';
import { OrderedTable, type StackedColumn } from '@marco/web-kit/stacked-table';
import type { DatosCampo } from '../../contract/index.ts';
import { ACCION_CAMPO, SENTIDO_CAMPO } from '../../contract/terms.ts';
import { toLugarDeCampo } from '../../rules/marcas/lugares.ts';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';

interface TablaCamposProps {
  readonly campos: readonly DatosCampo[];
  readonly onChange: (campos: readonly DatosCampo[]) => void;
  readonly onEdit: (campo: DatosCampo) => void;
}

const COLUMNAS: readonly StackedColumn<DatosCampo>[] = [
  {
    label: 'Campo',
    cell: ({ nombre, descripcion, padre, repite, propuesta }) => (
      <>
        <Identifier text={nombre} />
        {padre === '' && !repite ? null : (
          <small>
            {[padre === '' ? '' : `Dentro de ${padre}`, repite ? 'se repite' : ''].filter(Boolean).join(', ')}
          </small>
        )}
        {descripcion === '' ? null : <small>{descripcion}</small>}
        {propuesta ? (
          <small>
            {ACCION_CAMPO[propuesta.accion]}: {propuesta.justificacion}
          </small>
        ) : null}
        <MarcasEnLugar lugar={toLugarDeCampo(nombre)} />
      </>
    ),
  },
  {
    label: 'Tipo',
    cell: ({ tipoDato, longitud }) =>
      `${tipoDato || '—'}${longitud === null ? '' : ` (${formatNumber(longitud)})`}`,
  },
  {
    label: 'Sentido',
    cell: ({ sentido, papel, operacion }) => (
      <>
        {papel === 'error' ? 'Salida de error' : SENTIDO_CAMPO[sentido]}
        {operacion === '' ? null : <small>{operacion}</small>}
      </>
    ),
  },
  { label: 'Obligatorio', cell: ({ obligatorio }) => (obligatorio ? 'Sí' : 'No') },
];

/** The fields in their order, each to be changed, moved or taken out. */
export function TablaCampos({ campos, onChange, onEdit }: TablaCamposProps) {
  return (
    <OrderedTable
      label="Campos que intercambia el servicio"
      columns={COLUMNAS}
      rows={campos}
      nameOf={({ nombre }) => nombre}
      onChange={onChange}
      onEdit={onEdit}
    />
  );
}
