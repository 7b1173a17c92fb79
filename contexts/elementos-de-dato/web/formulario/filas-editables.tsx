import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { FormRow } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './filas-editables.module.css';

export interface FilasEditablesProps<Fila> {
  /** What one row is, as its buttons say it: 'fuente'. */
  readonly cosa: string;
  readonly filas: readonly Fila[];
  readonly onChange: (filas: readonly Fila[]) => void;
  /** A new row; without it rows are added in another way. */
  readonly createFila?: () => Fila;
  /** What names a row in the buttons; its place unless said. */
  readonly nameOf?: (fila: Fila, lugar: number) => string;
  readonly vacio: string;
  /** Rows that stand in an order people choose. */
  readonly ordenable?: boolean;
  readonly maximo?: number;
  readonly readOnly?: boolean;
  readonly children: (fila: Fila, change: (part: Partial<Fila>) => void, lugar: number) => ReactNode;
}

/** Rows of fields: add, take out and, where the order counts, move by buttons or with Alt and the arrows. */
export function FilasEditables<Fila extends object>(props: FilasEditablesProps<Fila>) {
  const { cosa, filas, onChange, createFila, nameOf, vacio, ordenable, maximo, readOnly, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const claves = useClaves(filas.length);
  const [moved, setMoved] = useState<{ readonly lugar: number; readonly texto: string } | null>(null);
  const name = (fila: Fila, lugar: number) => nameOf?.(fila, lugar) ?? `${cosa} ${lugar + 1}`;

  useEffect(() => {
    if (moved)
      list.current?.querySelector<HTMLElement>(`[data-lugar="${moved.lugar}"] [data-mover]`)?.focus();
  }, [moved]);

  function move(lugar: number, step: -1 | 1): void {
    const [fila, other] = [filas[lugar], filas[lugar + step]];
    if (!fila || !other) return;
    const next = [...filas];
    [next[lugar], next[lugar + step]] = [other, fila];
    const [clave, otra] = [claves[lugar], claves[lugar + step]];
    if (clave && otra) [claves[lugar], claves[lugar + step]] = [otra, clave];
    onChange(next);
    setMoved({
      lugar: lugar + step,
      texto: `${name(fila, lugar)}: lugar ${lugar + step + 1} de ${filas.length}.`,
    });
  }

  function onKeyDown(event: KeyboardEvent, lugar: number): void {
    if (!ordenable || readOnly || !event.altKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(lugar, step);
  }

  return (
    <div className={styles['list']}>
      {filas.length === 0 ? <p className={styles['empty']}>{vacio}</p> : null}
      <ol ref={list} className={styles['rows']}>
        {filas.map((fila, lugar) => (
          <li
            key={claves[lugar]?.clave}
            className={styles['row']}
            data-lugar={lugar}
            onKeyDown={(event) => onKeyDown(event, lugar)}
          >
            <div className={styles['fields']}>
              <FormRow isNew={claves[lugar]?.isNew}>
                {children(
                  fila,
                  (part) =>
                    onChange(filas.map((other, at) => (at === lugar ? { ...other, ...part } : other))),
                  lugar,
                )}
              </FormRow>
            </div>
            {readOnly ? null : (
              <div className={classNames(styles['buttons'], ordenable && styles['three'])}>
                {ordenable ? (
                  <>
                    <IconButton
                      data-mover=""
                      label={`Subir ${name(fila, lugar)}`}
                      icon={<ArrowUp size={18} />}
                      aria-disabled={lugar === 0 || undefined}
                      onClick={() => move(lugar, -1)}
                    />
                    <IconButton
                      label={`Bajar ${name(fila, lugar)}`}
                      icon={<ArrowDown size={18} />}
                      aria-disabled={lugar === filas.length - 1 || undefined}
                      onClick={() => move(lugar, 1)}
                    />
                  </>
                ) : null}
                <IconButton
                  label={`Quitar ${name(fila, lugar)}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => {
                    claves.splice(lugar, 1);
                    onChange(filas.filter((_, at) => at !== lugar));
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {ordenable ? (
        <p className="sr" role="status">
          {moved?.texto}
        </p>
      ) : null}
      {createFila && !readOnly && (maximo === undefined || filas.length < maximo) ? (
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} />}
          onClick={() => onChange([...filas, createFila()])}
        >
          Agregar {cosa}
        </Button>
      ) : null}
    </div>
  );
}

interface ClaveDeFila {
  readonly clave: string;
  /** Whether it was added while the rows were on show. */
  readonly isNew: boolean;
}

/** A name for each row that stays with it: a row has none of its own before it is stored. */
function useClaves(cuantas: number): ClaveDeFila[] {
  const claves = useRef<ClaveDeFila[] | null>(null);
  const isNew = claves.current !== null;
  claves.current ??= [];
  while (claves.current.length < cuantas) claves.current.push({ clave: crypto.randomUUID(), isNew });
  claves.current.length = cuantas;
  return claves.current;
}
