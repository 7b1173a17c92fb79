import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import type { TareaDetallada } from '../../contract/index.ts';
import { ACCION_PERMISO } from '../../contract/tareas.terms.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import styles from '../operacion/operacion.module.css';

interface PermisoCardProps {
  readonly permiso: NonNullable<TareaDetallada['permiso']>;
}

/** What an acuerdo asks for, and how it stands in each environment. */
export function PermisoCard({ permiso }: PermisoCardProps) {
  const { acuerdo, accion, consumidora, subsistema, ambientes } = permiso;
  return (
    <Card title={ACCION_PERMISO[accion]}>
      <div className={styles['bloque']}>
        <FactSheet>
          <Fact name="Acuerdo">{acuerdo}</Fact>
          <Fact name="Entidad que consume">{consumidora}</Fact>
          <Fact name="Subsistema cliente">{subsistema || 'El acuerdo no lo dice'}</Fact>
          {ambientes.map(({ ambiente, identificador, permitido, conforme }) => (
            <Fact key={identificador} name={AMBIENTE[ambiente]}>
              <span className={styles['dos']}>
                {identificador}
                {accion === 'dar' && conforme && !permitido ? (
                  <Chip tone="gray">No se pide: el cliente no está allí</Chip>
                ) : (
                  <Chip tone={conforme ? 'green' : 'yellow'}>
                    {permitido ? 'Con permiso' : 'Sin permiso'}
                  </Chip>
                )}
              </span>
            </Fact>
          ))}
        </FactSheet>
        <p className={styles['nota']}>
          La tarea queda hecha cuando la instancia importada lo muestra así, o cuando usted dice qué hizo.
        </p>
      </div>
    </Card>
  );
}
