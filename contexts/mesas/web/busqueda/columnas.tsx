import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { useLocation } from 'react-router';
import { ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { MesaRow } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { COLUMNAS_MESAS } from '../../contract/terms.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { SentenceCase } from '../sentence-case.tsx';
import type { MesasHistory } from './mesas-history.ts';

/** Columns of the results (MESA-02); their keys are the orders the server knows. */
export const COLUMNAS: readonly TableColumn<MesaRow>[] = [
  {
    key: 'estadoMesa',
    label: COLUMNAS_MESAS.estadoMesa,
    cardLabel: 'Estado',
    text: ({ estadoMesa }) => (estadoMesa ? ESTADO_MESA.abierta : ESTADO_MESA.cerrada),
    cell: ({ estadoMesa }) => <EstadoMesaChip activa={estadoMesa} />,
  },
  { key: 'nombreMesa', label: COLUMNAS_MESAS.nombreMesa, cardLabel: 'Nombre', kind: 'main' },
  {
    key: 'razonSocial',
    label: COLUMNAS_MESAS.razonSocial,
    text: ({ razonSocial }) => presentEntidad(razonSocial),
  },
  { key: 'nombreCompleto', label: COLUMNAS_MESAS.nombreCompleto, priority: 2, cardLabel: 'Consultor' },
  { key: 'cantidadServicios', label: COLUMNAS_MESAS.cantidadServicios, priority: 2, align: 'end' },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (mesa) => <VerMesa mesa={mesa} /> },
];

function VerMesa({ mesa }: { readonly mesa: MesaRow }) {
  const { search } = useLocation();
  const history: MesasHistory = { busquedaMesas: search };
  return (
    <ButtonLink variant="neutral" size="small" to={toMesa(mesa.id)} state={history}>
      <SentenceCase>VER MESA</SentenceCase> <span className="sr">{mesa.nombreMesa}</span>
    </ButtonLink>
  );
}
