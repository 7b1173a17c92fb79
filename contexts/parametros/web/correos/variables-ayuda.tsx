import { Card } from '@marco/web-kit/card';
import { Fragment } from 'react';
import type { Evento } from '../../contract/terms.ts';
import { listVariables } from '../../rules/index.ts';
import styles from './correos.module.css';

/** The words a template of an event may use. */
export function VariablesAyuda({ evento }: { readonly evento: Evento }) {
  return (
    <Card title="Variables">
      <dl className={styles['variables']}>
        {listVariables(evento).map(({ nombre, descripcion, ejemplo }) => (
          <Fragment key={nombre}>
            <dt>{`{{${nombre}}}`}</dt>
            <dd>{`${descripcion}. Ejemplo: ${ejemplo}`}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
