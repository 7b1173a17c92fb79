import type { Action } from '@marco/contract-kit';
import { Checkbox } from '@marco/web-kit/checkbox';
import type { SubDeMenu } from '../../contract/index.ts';
import { computePermitidos, type Permitidos, toClave } from './rol-valores.ts';
import styles from './roles.module.css';

const ACCIONES: readonly Action[] = ['consultar', 'crear', 'editar', 'aprobar', 'eliminar', 'descargar'];

export interface PermisosEditorProps {
  readonly subs: readonly SubDeMenu[];
  readonly permitidos: Permitidos;
  readonly readOnly: boolean;
  readonly onChange: (permitidos: Permitidos) => void;
}

/** A row per part of the menu, a column per action, a box where the part has the action. */
export function PermisosEditor({ subs, permitidos, readOnly, onChange }: PermisosEditorProps) {
  return (
    <section
      className={styles['scroll']}
      aria-label="Permisos del rol"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part with its own scroll must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles['matrix']}>
        <caption className="sr">Permisos del rol por parte del menú</caption>
        <thead>
          <tr>
            <th scope="col">Parte del menú</th>
            {ACCIONES.map((accion) => (
              <th key={accion} scope="col">
                {accion}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subs.map((sub) => (
            <tr key={sub.id}>
              <th scope="row">{sub.nombre}</th>
              {ACCIONES.map((accion) => (
                <td key={accion}>
                  <Permiso
                    sub={sub}
                    accion={accion}
                    readOnly={readOnly}
                    checked={permitidos.has(toClave(sub.id, accion))}
                    onChange={() => onChange(computePermitidos(permitidos, sub, accion))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PermisoProps {
  readonly sub: SubDeMenu;
  readonly accion: Action;
  readonly readOnly: boolean;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** A box, or only the answer for people who may not edit. */
function Permiso({ sub, accion, readOnly, checked, onChange }: PermisoProps) {
  if (!sub.acciones.includes(accion)) return <span className="sr">No aplica</span>;
  if (readOnly) return checked ? 'Sí' : 'No';
  return <Checkbox hideLabel label={`${sub.nombre}: ${accion}`} checked={checked} onChange={onChange} />;
}
