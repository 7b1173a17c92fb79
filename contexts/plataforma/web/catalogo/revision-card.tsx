import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { Check } from 'lucide-react';
import {
  CAMBIO_DE_CATALOGO,
  CAMBIOS_DE_CATALOGO,
  type CambioDeCatalogo,
  COSA_DE_CATALOGO,
} from '../../contract/catalogo.terms.ts';
import type { RevisionCatalogo } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import styles from '../operacion/operacion.module.css';
import type { ArchivoRevisado } from './use-catalogo.ts';

type Fila = RevisionCatalogo['filas'][number];

const TONO: Readonly<Record<CambioDeCatalogo, ChipTone>> = {
  nuevo: 'green',
  cambia: 'blue',
  falta: 'yellow',
  vuelve: 'green',
};
const TAMANOS = [10, 25, 50] as const;

const COLUMNAS: readonly TableColumn<Fila>[] = [
  {
    key: 'cambio',
    label: 'Qué pasa',
    cell: ({ cambio }) => <Chip tone={TONO[cambio]}>{CAMBIO_DE_CATALOGO[cambio]}</Chip>,
    text: ({ cambio }) => CAMBIO_DE_CATALOGO[cambio],
  },
  { key: 'tipo', label: 'Qué es', text: ({ tipo }) => COSA_DE_CATALOGO[tipo] },
  { key: 'identificador', label: 'Identificador', kind: 'main', text: ({ identificador }) => identificador },
  { key: 'datos', label: 'Datos', sortable: false, text: presentDatos },
];

interface RevisionCardProps {
  readonly revisado: ArchivoRevisado;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** What a file would do, and its buttons. */
export function RevisionCard({ revisado, isBusy, onApply, onLeave }: RevisionCardProps) {
  const { nombre, ambiente, revision } = revisado;
  const { porCambio, iguales, filas } = revision;
  const total = CAMBIOS_DE_CATALOGO.reduce((count, cambio) => count + porCambio[cambio], 0);
  const partes = CAMBIOS_DE_CATALOGO.filter((cambio) => porCambio[cambio] > 0).map(
    (cambio) => `${CAMBIO_DE_CATALOGO[cambio].toLowerCase()}: ${formatNumber(porCambio[cambio])}`,
  );
  return (
    <>
      <Card title={`Revisión de ${nombre}`}>
        <div className={styles['bloque']}>
          <p role="status">
            {total === 0
              ? `El archivo dice lo mismo que lo registrado en ${AMBIENTE[ambiente].toLowerCase()}: no cambia nada.`
              : `En ${AMBIENTE[ambiente].toLowerCase()}: ${partes.join('; ')}. Sin cambios: ${formatNumber(iguales)}. Nada se elimina: lo que no está en el archivo queda marcado desde hoy.`}
          </p>
          <div className={styles['acciones']} data-print="hide">
            {total === 0 ? null : (
              <Button icon={<Check size={18} />} busy={isBusy && 'Aplicando'} onClick={onApply}>
                Aplicar
              </Button>
            )}
            <Button variant="neutral" onClick={onLeave}>
              Elegir otro archivo
            </Button>
          </div>
        </div>
      </Card>
      {filas.length === 0 ? null : (
        <DataTable
          caption="Cambios que haría el archivo"
          title={
            total > filas.length
              ? `Los primeros ${formatNumber(filas.length)} de ${formatNumber(total)} cambios`
              : 'Cambios'
          }
          rows={filas}
          columns={COLUMNAS}
          rowKey={({ tipo, identificador }) => `${tipo} ${identificador}`}
          optionsNumber={TAMANOS}
        />
      )}
    </>
  );
}

function presentDatos({ cambio, antes, despues }: Fila): string {
  const nuevos = Object.entries(despues).filter(([, valor]) => valor !== null);
  if (cambio !== 'cambia' || antes === null) return nuevos.map(([, valor]) => valor).join(', ');
  return Object.entries(despues)
    .filter(([dato, valor]) => (antes[dato] ?? null) !== valor)
    .map(([dato, valor]) => `${dato}: ${antes[dato] ?? 'sin dato'} → ${valor ?? 'sin dato'}`)
    .join('; ');
}
