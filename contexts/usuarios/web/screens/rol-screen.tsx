import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Matriz } from '../../contract/index.ts';
import { toRol, usuariosPaths } from '../../contract/usuarios.paths.ts';
import { MatrizCargada } from '../roles/matriz-cargada.tsx';
import { PermisosCard } from '../roles/permisos-card.tsx';
import { RolForm } from '../roles/rol-form.tsx';

/** '/app/admin/roles/{id}' and '/app/admin/roles/nuevo': one rol and what it may do (ROLE-02). */
export function RolScreen() {
  const { id } = useParams();
  return (
    <MatrizCargada title={id === undefined ? 'Nuevo rol' : 'Rol'}>
      {(matriz) =>
        id === undefined ? <NuevoRol matriz={matriz} /> : <Rol matriz={matriz} id={readId(id)} />
      }
    </MatrizCargada>
  );
}

function NuevoRol({ matriz }: { readonly matriz: Matriz }) {
  const navigate = useNavigate();
  usePageTitle('Nuevo rol');
  return (
    <>
      <PageHeading
        title="Nuevo rol"
        lead="Después de crearlo podrá definir sus permisos."
        actions={<Volver />}
      />
      <RolForm rol={null} matriz={matriz} onDone={({ id }) => void navigate(toRol(id))} />
    </>
  );
}

function Rol({ matriz, id }: { readonly matriz: Matriz; readonly id: number | null }) {
  const rol = matriz.roles.find((candidate) => candidate.id === id);
  const note = useNoted();
  usePageTitle(rol?.nombre ?? 'Rol no encontrado');
  if (!rol)
    return (
      <>
        <PageHeading title="Rol no encontrado" />
        <Card>
          <EmptyState drawing="search" title="El rol que busca no existe." text="Revise la dirección.">
            <Volver />
          </EmptyState>
        </Card>
      </>
    );
  return (
    <>
      <PageHeading
        title={rol.nombre}
        {...(rol.activo ? {} : { chip: <Chip tone="gray">Inactivo</Chip> })}
        actions={<Volver />}
      />
      <CardStack>
        <PermisosCard key={`permisos-${rol.id}`} rol={rol} matriz={matriz} onDirty={note} />
        <RolForm key={rol.id} rol={rol} matriz={matriz} onDone={() => undefined} />
      </CardStack>
    </>
  );
}

/** Takes whether a part of the screen has something unsaved and kept here; asks before that is lost. */
function useNoted(): (isDirty: boolean, isKept: boolean) => void {
  const [noted, setNoted] = useState({ isDirty: false, isKept: false });
  useUnsavedChanges(noted.isDirty, noted.isKept);
  return useCallback((isDirty: boolean, isKept: boolean) => setNoted({ isDirty, isKept }), []);
}

function Volver() {
  return (
    <ButtonLink variant="neutral" to={usuariosPaths.roles}>
      Volver a roles
    </ButtonLink>
  );
}
