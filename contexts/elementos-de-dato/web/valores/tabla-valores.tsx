import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { TextInput } from '@marco/web-kit/field';
import { foldText, formatDate, formatNumber } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import styles from './valores.module.css';

interface TablaValoresProps {
  readonly valores: readonly Valor[];
  readonly onChange: (valores: readonly Valor[]) => void;
  readonly onEdit: (valor: Valor) => void;
}

/** Rows on show at a time: a lista may have thousands. */
const PAGINA = 50;

/** The values in their order, each to be changed, moved or taken out. */
export function TablaValores({ valores, onChange, onEdit }: TablaValoresProps) {
  const [texto, setTexto] = useState('');
  const [shown, setShown] = useState(PAGINA);
  const [said, setSaid] = useState('');
  const found = valores
    .map((valor, lugar) => ({ valor, lugar }))
    .filter(({ valor }) => foldText(`${valor.codigo} ${valor.nombre}`).includes(foldText(texto)));

  function move(lugar: number, step: -1 | 1): void {
    const [valor, other] = [valores[lugar], valores[lugar + step]];
    if (!valor || !other) return;
    const next = [...valores];
    [next[lugar], next[lugar + step]] = [other, valor];
    onChange(next);
    setSaid(`${valor.codigo}: lugar ${lugar + step + 1} de ${valores.length}.`);
  }

  return (
    <Card title="Valores" aside={`${formatNumber(valores.length)} en total`} flush>
      <p className="sr" role="status">
        {said}
      </p>
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
          <table className={styles['table']} aria-label="Valores de la lista">
            <thead>
              <tr>
                <th scope="col">Código</th>
                <th scope="col">Nombre</th>
                <th scope="col">Rige</th>
                <th scope="col">Acción</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map(({ valor, lugar }) => (
                <tr key={valor.codigo}>
                  <th scope="row">
                    <code>{valor.codigo}</code>
                  </th>
                  <td data-l="Nombre">
                    {valor.nombre}
                    {valor.descripcion === '' ? null : <small>{valor.descripcion}</small>}
                  </td>
                  <td data-l="Rige">{presentVigencia(valor)}</td>
                  <td>
                    <div className={styles['buttons']}>
                      <IconButton
                        label={`Subir ${valor.codigo}`}
                        icon={<ArrowUp size={16} />}
                        size="small"
                        aria-disabled={lugar === 0 || undefined}
                        onClick={() => move(lugar, -1)}
                      />
                      <IconButton
                        label={`Bajar ${valor.codigo}`}
                        icon={<ArrowDown size={16} />}
                        size="small"
                        aria-disabled={lugar === valores.length - 1 || undefined}
                        onClick={() => move(lugar, 1)}
                      />
                      <IconButton
                        label={`Editar ${valor.codigo}`}
                        icon={<Pencil size={16} />}
                        size="small"
                        onClick={() => onEdit(valor)}
                      />
                      <IconButton
                        label={`Quitar ${valor.codigo}`}
                        icon={<Trash2 size={16} />}
                        size="small"
                        onClick={() => onChange(valores.filter((otro) => otro !== valor))}
                      />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.length > shown ? (
            <div className={styles['more']}>
              <Button variant="secondary" size="small" onClick={() => setShown(shown + PAGINA)}>
                Ver {formatNumber(Math.min(PAGINA, found.length - shown))} más
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Card>
  );
}

function presentVigencia({ vigenteDesde, vigenteHasta }: Valor): string {
  if (vigenteDesde === null && vigenteHasta === null) return 'Siempre';
  if (vigenteHasta === null) return `Desde el ${formatDate(vigenteDesde)}`;
  if (vigenteDesde === null) return `Hasta el ${formatDate(vigenteHasta)}`;
  return `${formatDate(vigenteDesde)} a ${formatDate(vigenteHasta)}`;
}
