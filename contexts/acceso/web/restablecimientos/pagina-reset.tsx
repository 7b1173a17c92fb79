import { useConfiguracion } from '@marco/parametros/widgets';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './reset.module.css';

export interface PaginaResetProps {
  readonly title: string;
  /** The form, shown where this product changes the password. */
  readonly children: ReactNode;
}

/**
 * The page around both screens of the recovery: title about the system, form, link to the parent route. With an
 * external authenticator it says where the password is changed instead (RESET-07).
 */
export function PaginaReset({ title, children }: PaginaResetProps) {
  usePageTitle(title);
  const { producto, autenticador } = useConfiguracion();
  const externa = autenticador.cambioContrasena;
  return (
    <div className={styles['page']}>
      <PageHeading title={title} lead={`${producto.titulo}. ${producto.descripcion}`} />
      {externa === null ? children : <AvisoExterno direccion={externa} />}
      <p>
        <Link to=".." className={styles['back']}>
          <ArrowLeft size={17} />
          ATRÁS
        </Link>
      </p>
    </div>
  );
}

function AvisoExterno({ direccion }: { readonly direccion: string }) {
  return (
    <Notice>
      La contraseña se cambia en el autenticador digital, no en este sistema.{' '}
      <a href={direccion} rel="noreferrer">
        Ir al autenticador digital
      </a>
    </Notice>
  );
}
