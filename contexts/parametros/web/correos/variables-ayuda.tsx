import { Card } from '@marco/web-kit/card';
import { Fragment } from 'react';
import type { PlantillaDetalle } from '../../contract/index.ts';
import styles from './correos.module.css';

/** The words a template of an event may use. */
export function VariablesAyuda({ variables }: Pick<PlantillaDetalle, 'variables'>) {
  return (
    <Card title="Variables">
      <dl className={styles['variables']}>
        {variables.map(({ nombre, descripcion, ejemplo }) => (
          <Fragment key={nombre}>
            <dt>{`{{${nombre}}}`}</dt>
            <dd>{`${descripcion}. Ejemplo: ${ejemplo}`}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
