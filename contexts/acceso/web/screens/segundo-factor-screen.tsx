import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { findDestinoIngreso } from '../../rules/ingreso/destino-ingreso.ts';
import { useSession } from '../ingreso/session-store.ts';
import { useLogout } from '../ingreso/use-logout.ts';
import { CodigosGuardar } from '../segundo-factor/codigos-guardar.tsx';
import { Inscripcion } from '../segundo-factor/inscripcion.tsx';
import { closePedido } from '../segundo-factor/pedido-codigo.ts';
import styles from '../segundo-factor/segundo-factor.module.css';
import { useSegundoFactor } from '../segundo-factor/use-segundo-factor.ts';
import { Verificacion } from '../segundo-factor/verificacion.tsx';

/** '/segundo-factor': asks for the code before the role of the ministry gives anything (ADR 0047). */
export function SegundoFactorScreen() {
  usePageTitle('Segundo factor');
  const session = useSession();
  if (!session) return <Navigate to={accesoPaths.app} replace />;
  return <Ingreso />;
}

function Ingreso() {
  const query = useSegundoFactor();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { askLogout } = useLogout();
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  const destino = findDestinoIngreso(search.get('destino')) ?? accesoPaths.app;

  async function enter(): Promise<void> {
    await navigate(destino, { replace: true });
    closePedido(true);
  }

  if (query.data && !query.data.pendiente && !codigos) return <Navigate to={destino} replace />;
  return (
    <div className={styles['page']}>
      <PageHeading
        title="Verifique que es usted"
        lead="Para trabajar con un rol del ministerio, además de su contraseña se pide el código de una aplicación de autenticación."
        actions={
          <Button variant="neutral" onClick={askLogout}>
            Cerrar sesión
          </Button>
        }
      />
      {codigos ? (
        <Card title="Guarde sus códigos de recuperación">
          <div className={styles['bloque']}>
            <CodigosGuardar codigos={codigos} />
            <div className={styles['acciones']}>
              <Button onClick={() => void enter()}>Ya los guardé, continuar</Button>
            </div>
          </div>
        </Card>
      ) : query.error ? (
        <Card flush>
          <QueryError title="No fue posible cargar su segundo factor" query={query} />
        </Card>
      ) : !query.data ? (
        <Card flush>
          <Skeleton label="Cargando su segundo factor" rows={4} />
        </Card>
      ) : query.data.inscritoEn === null ? (
        <Card title="Inscriba su aplicación de autenticación">
          <Inscripcion onInscrita={setCodigos} />
        </Card>
      ) : (
        <Card title="Código de verificación">
          <Verificacion onVerificado={() => void enter()} />
        </Card>
      )}
    </div>
  );
}
