import { Card } from '@marco/web-kit/card';
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Matriz } from '../../contract/index.ts';
import { toRol } from '../usuarios.paths.ts';
import styles from './roles.module.css';

/** Who can do what: a row per action of each part of the menu, a column per rol. */
export function MatrizRoles({ funcionalidades, roles }: Pick<Matriz, 'funcionalidades' | 'roles'>) {
  const holds = new Set(
    roles.flatMap(({ id, permisos }) =>
      permisos.map(({ subfuncionalidadId, accion }) => `${id}:${subfuncionalidadId}:${accion}`),
    ),
  );
  return (
    <Card title="Quién puede hacer qué" flush>
      <section
        className={styles['scroll']}
        aria-label="Matriz de permisos"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part with its own scroll must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles['matrix']}>
          <caption className="sr">Permisos de cada rol por parte del menú y acción</caption>
          <thead>
            <tr>
              <th scope="col">Parte del menú y acción</th>
              {roles.map(({ id, nombre }) => (
                <th key={id} scope="col">
                  <Link to={toRol(id)}>{nombre}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {funcionalidades.flatMap(({ subfuncionalidades }) =>
              subfuncionalidades.map(({ id: subId, nombre, acciones }) => (
                <Fragment key={subId}>
                  <tr className={styles['group']}>
                    <th scope="rowgroup" colSpan={roles.length + 1}>
                      {nombre}
                    </th>
                  </tr>
                  {acciones.map((accion) => (
                    <tr key={accion}>
                      <th scope="row">
                        <span className="sr">{nombre}: </span>
                        {accion}
                      </th>
                      {roles.map(({ id }) => (
                        <td key={id}>
                          {holds.has(`${id}:${subId}:${accion}`) ? (
                            <Check size={18} role="img" aria-label="Sí" />
                          ) : (
                            <span aria-hidden="true">·</span>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              )),
            )}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
