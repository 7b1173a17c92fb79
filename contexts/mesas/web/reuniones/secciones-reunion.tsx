import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormRow, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Tag } from '@marco/web-kit/tag';
import { ArrowDown, ArrowUp, Plus, Trash2, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import styles from './gestion-reunion.module.css';
import {
  createClave,
  type ParticipanteEscrito,
  type PuntoEscrito,
  type ValoresReunion,
} from './valores-reunion.ts';

interface SeccionProps {
  readonly form: RuledForm<ValoresReunion>;
}

/** The agenda: points in order; it starts with the commitments that are overdue, each of which may be taken out. */
export function SeccionOrden({ form: { values: valores, change, errors: errores, tries } }: SeccionProps) {
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

interface SeccionParticipantesProps extends SeccionProps {
  /** Entidades of the mesa. */
  readonly entidades: readonly { readonly id: number; readonly nombre: string }[];
}

/** Who is invited, by entidad of the mesa; each gets the invitation at their address. */
export function SeccionParticipantes({
  form: { values: valores, change, errors: errores, tries },
  entidades,
}: SeccionParticipantesProps) {
  const { participantes } = valores;
  const nueva = useFilaNueva<HTMLSelectElement>();
  const options = entidades.map(({ id, nombre }) => ({ value: String(id), label: presentEntidad(nombre) }));
  const set = (lugar: number, part: Partial<ParticipanteEscrito>) =>
    change({
      participantes: participantes.map((row, other) => (other === lugar ? { ...row, ...part } : row)),
    });
  const remove = (lugar: number) =>
    change({ participantes: participantes.filter((_, other) => other !== lugar) });
  const errorsOf = (campo: string) => [errores[campo]].filter((error) => error !== undefined);

  function add(): void {
    const clave = createClave();
    nueva.onAdd(clave);
    // The next person is often of the same entidad.
    const idEntidad = participantes.at(-1)?.idEntidad ?? '';
    change({ participantes: [...participantes, { clave, id: null, nombre: '', correo: '', idEntidad }] });
  }

  return (
    <Card title="Participantes" aside={<Tag>{String(participantes.length)}</Tag>}>
      <p className={styles['empty']}>
        {participantes.length === 0
          ? 'Agregue a quienes invita: recibirán por correo la invitación para su calendario.'
          : 'Mientras la reunión esté por venir, cada persona recibe por correo la invitación y los cambios para su calendario.'}
      </p>
      <ul className={styles['rows']}>
        {participantes.map((row, lugar) => (
          <li key={row.clave} className={styles['person']}>
            <FormRow>
              <Select
                ref={nueva.toRef(row.clave)}
                label="Entidad"
                required
                placeholder="Seleccione una entidad"
                options={options}
                value={row.idEntidad}
                onChange={(idEntidad) => set(lugar, { idEntidad })}
                errors={errorsOf(`participantes.${lugar}.idEntidad`)}
                submitted={tries > 0}
              />
              <TextInput
                label="Nombre completo"
                required
                autoComplete="off"
                maxLength={LIMITES_REUNION.nombre}
                value={row.nombre}
                onChange={(nombre) => set(lugar, { nombre })}
                errors={errorsOf(`participantes.${lugar}.nombre`)}
                submitted={tries > 0}
              />
              <TextInput
                label="Correo electrónico"
                required
                autoComplete="off"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="nombre@entidad.gov.co"
                maxLength={LIMITES_REUNION.correo}
                value={row.correo}
                onChange={(correo) => set(lugar, { correo })}
                errors={errorsOf(`participantes.${lugar}.correo`)}
                submitted={tries > 0}
              />
            </FormRow>
            <div className={styles['personButton']}>
              <IconButton
                label={`Quitar a ${row.nombre.trim() === '' ? `participante ${lugar + 1}` : row.nombre}`}
                icon={<Trash2 size={18} />}
                onClick={() => remove(lugar)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon={<UserPlus size={18} />} onClick={add}>
        Agregar participante
      </Button>
    </Card>
  );
}

interface FilaNueva<Control extends HTMLElement> {
  /** Called with the clave of a row that is being added. */
  readonly onAdd: (clave: string) => void;
  /** Goes to the first control of the row of that clave. */
  readonly toRef: (clave: string) => (control: Control | null) => void;
}

/** After a person adds a row, its first control gets the focus when it is drawn. */
function useFilaNueva<Control extends HTMLElement>(): FilaNueva<Control> {
  const nueva = useRef<string | null>(null);
  return {
    onAdd: (clave) => {
      nueva.current = clave;
    },
    toRef: (clave) => (control) => {
      if (!control || nueva.current !== clave) return;
      nueva.current = null;
      control.focus();
    },
  };
}
