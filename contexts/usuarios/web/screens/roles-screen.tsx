import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usuariosPaths } from '../../contract/usuarios.paths.ts';
import { ListaRoles } from '../roles/lista-roles.tsx';
import { MatrizCargada } from '../roles/matriz-cargada.tsx';
import { MatrizRoles } from '../roles/matriz-roles.tsx';
import { PartesMenu } from '../roles/partes-menu.tsx';

/** '/app/admin/roles': the roles, who can do what, and the texts of the menu (ROLE-02). */
export function RolesScreen() {
  usePageTitle('Roles y permisos');
  const navigate = useNavigate();
  return (
    <>
      <PageHeading
        title="Roles y permisos"
        lead="Defina los roles y qué puede hacer cada uno en cada parte del sistema."
      />
      <MatrizCargada>
        {({ roles, funcionalidades, crea, edita }) => (
          <CardStack>
            <div>
              <Button
                icon={<Plus size={18} />}
                blocked={crea}
                onClick={() => void navigate(usuariosPaths.newRol)}
              >
                Nuevo rol
              </Button>
            </div>
            <ListaRoles roles={roles} />
            <MatrizRoles roles={roles} funcionalidades={funcionalidades} />
            <PartesMenu funcionalidades={funcionalidades} edita={edita} />
          </CardStack>
        )}
      </MatrizCargada>
    </>
  );
}
