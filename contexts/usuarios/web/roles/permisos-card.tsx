import { refuseWith } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer, useFormDraft } from '@marco/web-kit/form-draft';
import { FormActions } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import { useEffect, useRef, useState } from 'react';
import type { Matriz, RolConPermisos, updatePermisosEndpoint } from '../../contract/index.ts';
import { PermisosEditor } from './permisos-editor.tsx';
import { keepKnown, listDiferencias, type Permitidos, toPermisos, toPermitidos } from './rol-valores.ts';
import styles from './roles.module.css';
import { ROLES_KEY } from './use-roles.ts';

interface PermisosCardProps {
  readonly rol: RolConPermisos;
  readonly matriz: Matriz;
  /** Whether something changed was not saved; and whether a reload would lose nothing of it. */
  readonly onDirty: (isDirty: boolean, isKept: boolean) => void;
}

const SIN_CAMBIOS = refuseWith('Aún no ha cambiado ningún permiso.');

/** What a rol may do, with a look at the difference before it is saved. */
export function PermisosCard({ rol, matriz, onDirty }: PermisosCardProps) {
  const modals = useModal();
  const antes = toPermitidos(rol.permisos);
  const [ahora, setAhora] = useState(antes);
  const sent = useRef(ahora);
  const subs = matriz.funcionalidades.flatMap(({ subfuncionalidades }) => subfuncionalidades);
  const { agregados, retirados } = listDiferencias(antes, ahora, subs);
  const isChanged = agregados.length + retirados.length > 0;
  const draft = useFormDraft({
    name: `permisos ${rol.version}`,
    initial: toKept(antes),
    values: toKept(ahora),
    onTake: ({ permitidos }) => setAhora(keepKnown(permitidos, subs)),
  });
  const { isKept } = draft;
  useEffect(() => onDirty(isChanged, isKept), [isChanged, isKept, onDirty]);

  const { send, isSaving } = useVersionedChange<RolConPermisos>({ refresh: ROLES_KEY });
  const toCambio = (): VersionedChange<RolConPermisos> => ({
    version: rol.version,
    send: (api, options) => {
      sent.current = ahora;
      return api.call<typeof updatePermisosEndpoint>(
        { method: 'PUT', path: '/administrar-roles/{id}' },
        { params: { id: String(rol.id) }, body: { permisos: toPermisos(ahora) } },
        options,
      );
    },
    compare: (current) =>
      subs.map((sub) => ({
        label: sub.nombre,
        mine: sub.acciones.filter((accion) => ahora.has(`${sub.id}:${accion}`)).join(', '),
        current: current.permisos
          .filter(({ subfuncionalidadId }) => subfuncionalidadId === sub.id)
          .map(({ accion }) => accion)
          .join(', '),
      })),
    done: 'Los permisos del rol fueron actualizados.',
    // Changes made during the save are saved the next time.
    onSaved: (saved) => setAhora((now) => (now === sent.current ? toPermitidos(saved.permisos) : now)),
  });

  async function submit(): Promise<void> {
    const accepted = await modals.ask({
      title: `¿Guardar los permisos de ${rol.nombre}?`,
      message: `El cambio rige enseguida, también en las sesiones abiertas. Usuarios activos con este rol: ${rol.usuarios}.`,
      confirmLabel: 'Guardar permisos',
      body: (
        <ul className={styles['changes']}>
          {agregados.map((texto) => (
            <li key={texto}>Se agrega {texto}</li>
          ))}
          {retirados.map((texto) => (
            <li key={texto}>Se retira {texto}</li>
          ))}
        </ul>
      ),
    });
    if (accepted) await send(toCambio());
  }

  return (
    <Card title="Permisos">
      <DraftOffer draft={draft} />
      <PermisosEditor subs={subs} permitidos={ahora} readOnly={!matriz.edita.allowed} onChange={setAhora} />
      <FormActions>
        <Button
          busy={isSaving && 'Guardando'}
          blocked={matriz.edita.allowed ? (isChanged ? undefined : SIN_CAMBIOS) : matriz.edita}
          onClick={() => void submit()}
        >
          Revisar y guardar
        </Button>
        {isChanged ? (
          <Button variant="ghost" onClick={() => setAhora(antes)}>
            Deshacer cambios
          </Button>
        ) : null}
      </FormActions>
    </Card>
  );
}

/** In a fixed order, so that equal permissions do not count as a draft, whatever the person pressed before. */
function toKept(permitidos: Permitidos) {
  return { permitidos: [...permitidos].toSorted() };
}
