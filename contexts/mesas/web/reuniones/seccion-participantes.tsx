import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormRow, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Tag } from '@marco/web-kit/tag';
import { Trash2, UserPlus } from 'lucide-react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import styles from './gestion-reunion.module.css';
import { useFilaNueva } from './use-fila-nueva.ts';
import { createClave, type ParticipanteEscrito, type ValoresReunion } from './valores-reunion.ts';

interface SeccionProps {
  readonly form: RuledForm<ValoresReunion>;
  /** Entidades of the mesa. */
  readonly entidades: readonly { readonly id: number; readonly nombre: string }[];
}

/** Who is invited, by entidad of the mesa; each gets the invitation at their address. */
export function SeccionParticipantes({
  form: { values: valores, change, errors: errores, tries },
  entidades,
}: SeccionProps) {
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
