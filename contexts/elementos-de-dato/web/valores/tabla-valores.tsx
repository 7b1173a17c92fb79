import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { TextInput } from '@marco/web-kit/field';
import { foldText, formatNumber, formatPeriod } from '@marco/web-kit/format';
import { OrderedTable, type StackedColumn } from '@marco/web-kit/stacked-table';
import { useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import styles from './valores.module.css';

interface TablaValoresProps {
  readonly valores: readonly Valor[];
  readonly onChange: (valores: readonly Valor[]) => void;
  readonly onEdit: (valor: Valor) => void;
}

const COLUMNAS: readonly StackedColumn<Valor>[] = [
  { label: 'Código', cell: ({ codigo }) => <code>{codigo}</code> },
  {
    label: 'Nombre',
    cell: ({ nombre, descripcion }) => (
      <>
        {nombre}
        {descripcion === '' ? null : <small>{descripcion}</small>}
      </>
    ),
  },
  { label: 'Rige', cell: presentVigencia },
];

/** The values in their order, each to be changed, moved or taken out. */
export function TablaValores({ valores, onChange, onEdit }: TablaValoresProps) {
  const [texto, setTexto] = useState('');
  const buscado = foldText(texto.trim());
  return (
    <Card title="Valores" aside={`${formatNumber(valores.length)} en total`} flush>
      {valores.length === 0 ? (
        <EmptyState
          title="Esta lista aún no tiene valores."
          text="Agréguelos uno a uno o impórtelos de un archivo CSV o XLSX."
        />
      ) : (
        <>
          <div className={styles['search']}>
            <TextInput
              label="Buscar por código o nombre"
              autoComplete="off"
              value={texto}
              onChange={setTexto}
            />
          </div>
          <OrderedTable
            label="Valores de la lista"
            columns={COLUMNAS}
            rows={valores}
            nameOf={({ codigo }) => codigo}
            none={`Ningún valor coincide con «${texto.trim()}».`}
            isShown={({ codigo, nombre }) => foldText(`${codigo} ${nombre}`).includes(buscado)}
            onChange={onChange}
            onEdit={onEdit}
          />
        </>
      )}
    </Card>
  );
}

function presentVigencia({ vigenteDesde, vigenteHasta }: Valor): string {
  return formatPeriod(vigenteDesde, vigenteHasta) || 'Siempre';
}
