import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormRow, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { Tag } from '@marco/web-kit/tag';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import styles from './gestion-reunion.module.css';
import { useFilaNueva } from './use-fila-nueva.ts';
import { createClave, type PuntoEscrito, type ValoresReunion } from './valores-reunion.ts';

/** The agenda: points in order; it starts with the commitments that are overdue, each of which may be taken out. */
export function SeccionOrden({
  form: { values: valores, change, errors: errores, tries },
}: {
  readonly form: RuledForm<ValoresReunion>;
}) {
  const { puntos } = valores;
  const nueva = useFilaNueva<HTMLInputElement>();
  const set = (lugar: number, titulo: string) =>
    change({ puntos: puntos.map((punto, other) => (other === lugar ? { ...punto, titulo } : punto)) });
  const remove = (lugar: number) => change({ puntos: puntos.filter((_, other) => other !== lugar) });
  const move = (lugar: number, step: -1 | 1) => change({ puntos: swap(puntos, lugar, lugar + step) });

  function add(): void {
    const clave = createClave();
    nueva.onAdd(clave);
    change({ puntos: [...puntos, { clave, id: null, titulo: '', idCompromiso: null }] });
  }

  return (
    <Card title="Orden del día" aside={<Tag>{String(puntos.length)}</Tag>}>
      {puntos.length === 0 ? <p className={styles['empty']}>Aún no hay puntos.</p> : null}
      <ol className={styles['rows']}>
        {puntos.map((punto, lugar) => {
          const error = errores[`puntos.${lugar}.titulo`];
          return (
            <li key={punto.clave} className={styles['row']}>
              <span className={styles['place']} aria-hidden="true">
                {lugar + 1}
              </span>
              <div>
                <FormRow>
                  <TextInput
                    ref={nueva.toRef(punto.clave)}
                    label={`Punto ${lugar + 1}`}
                    hideLabel
                    autoComplete="off"
                    maxLength={LIMITES_REUNION.titulo}
                    value={punto.titulo}
                    onChange={(titulo) => set(lugar, titulo)}
                    errors={error ? [error] : []}
                    submitted={tries > 0}
                  />
                </FormRow>
                {punto.idCompromiso === null ? null : (
                  <div className={styles['mark']}>
                    <Tag>Compromiso de la mesa</Tag>
                  </div>
                )}
              </div>
              <div className={styles['rowButtons']}>
                {lugar === 0 ? (
                  <span />
                ) : (
                  <IconButton
                    label={`Subir el punto ${lugar + 1}`}
                    icon={<ArrowUp size={18} />}
                    onClick={() => move(lugar, -1)}
                  />
                )}
                {lugar === puntos.length - 1 ? (
                  <span />
                ) : (
                  <IconButton
                    label={`Bajar el punto ${lugar + 1}`}
                    icon={<ArrowDown size={18} />}
                    onClick={() => move(lugar, 1)}
                  />
                )}
                <IconButton
                  label={`Quitar el punto ${lugar + 1}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => remove(lugar)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button variant="secondary" icon={<Plus size={18} />} onClick={add}>
        Agregar punto
      </Button>
    </Card>
  );
}

function swap(puntos: readonly PuntoEscrito[], one: number, other: number): PuntoEscrito[] {
  const next = [...puntos];
  const [first, second] = [puntos[one], puntos[other]];
  if (first && second) [next[one], next[other]] = [second, first];
  return next;
}
