import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { Select } from '@marco/web-kit/select';
import { Tag } from '@marco/web-kit/tag';
import type { ParticipanteReunion } from '../../contract/index.ts';
import styles from './desarrollo.module.css';
import { DiferenciaCampo } from './diferencia-campo.tsx';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

const OPCIONES = [
  { value: '', label: 'Sin marcar' },
  { value: 'si', label: 'Asistió' },
  { value: 'no', label: 'No asistió' },
];

function toLabel(valor: string): string {
  return OPCIONES.find(({ value }) => value === valor)?.label ?? '';
}

interface AsistenciaProps {
  readonly desarrollo: DesarrolloEscrito;
  readonly participantes: readonly ParticipanteReunion[];
  readonly readOnly: boolean;
}

/** Who came, by entidad. */
export function Asistencia({ desarrollo, participantes, readOnly }: AsistenciaProps) {
  const { read, write, borrador, choose } = desarrollo;
  const came = participantes.filter(({ id }) => read(`asistio:${id}`) === 'si').length;
  return (
    <Card title="Asistencia" aside={<Tag>{`${came} de ${participantes.length}`}</Tag>} flush>
      {participantes.length === 0 ? (
        <p className={styles['nobody']}>No hay participantes. Agréguelos en Programación.</p>
      ) : (
        <ul className={styles['people']}>
          {participantes.map(({ id, nombre, entidad }) => {
            const campo = `asistio:${id}`;
            const guardada = borrador.diferencias[campo];
            return (
              <li key={id}>
                <div className={styles['person']}>
                  <div>
                    <b>{nombre}</b>
                    <small>{presentEntidad(entidad)}</small>
                  </div>
                  {readOnly ? (
                    toLabel(read(campo))
                  ) : (
                    <Select
                      small
                      hideLabel
                      label={`Asistencia de ${nombre}`}
                      options={OPCIONES}
                      value={read(campo)}
                      onChange={(valor) => write(campo, valor)}
                    />
                  )}
                </div>
                {guardada === undefined || guardada === null ? null : (
                  <DiferenciaCampo
                    label={`la asistencia de ${nombre}`}
                    propia={toLabel(read(campo))}
                    guardada={toLabel(guardada)}
                    isTexto={false}
                    onChoose={(eleccion) => choose(campo, eleccion)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
