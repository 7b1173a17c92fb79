import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { Select } from '@marco/web-kit/select';
import { Check } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { Matriz } from '../../contract/index.ts';
import { toRol } from '../../contract/usuarios.paths.ts';
import styles from './roles.module.css';

/** Who can do what: a row per action of each part of the menu, a column per rol; on a phone the column of one rol. */
export function MatrizRoles({ funcionalidades, roles }: Pick<Matriz, 'funcionalidades' | 'roles'>) {
  const [chosen, setChosen] = useState(roles[0]?.id);
  /** On a phone only the rol chosen above the matrix shows. */
  const ofRol = (id: number) => classNames(id !== chosen && styles['otherRol']);
  const holds = new Set(
    roles.flatMap(({ id, permisos }) =>
      permisos.map(({ subfuncionalidadId, accion }) => `${id}:${subfuncionalidadId}:${accion}`),
    ),
  );
  return (
    <Card title="Quién puede hacer qué" flush>
      <div className={styles['rolChoice']}>
        <Select
          label="Rol de la matriz"
          options={roles.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={String(chosen ?? '')}
          onChange={(value) => setChosen(Number(value))}
        />
      </div>
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
                <th key={id} scope="col" className={ofRol(id)}>
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
                        <td key={id} className={ofRol(id)}>
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
