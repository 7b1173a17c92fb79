import { classNames } from '@marco/web-kit/class-names';
import { formatLongDate } from '@marco/web-kit/format';
import { BadgeCheck, BadgeInfo, BadgeX, CirclePause, ClockAlert } from 'lucide-react';
import { Link } from 'react-router';
import { toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoPublico } from '../../contract/index.ts';
import { CAUSA_CERTIFICADO, ESTADO_CERTIFICADO } from '../../contract/terms.ts';
import styles from './certificado.module.css';

const ICONOS = {
  vigente: BadgeCheck,
  suspendido: CirclePause,
  revocado: BadgeX,
  reemplazado: BadgeInfo,
  vencido: ClockAlert,
} as const;

/** The state in words and colour, since when and why. */
export function EstadoCard({ certificado }: { readonly certificado: CertificadoPublico }) {
  const { estado, servicio, entidad, nivel, expedidoEn, hasta, estadoDesde, causa, motivo } = certificado;
  const Icono = ICONOS[estado];
  return (
    <section className={classNames(styles['estado'], styles[estado])} aria-labelledby="certificado">
      <span className={styles['icono']}>
        <Icono size={32} />
      </span>
      <div>
        <p className={styles['palabra']} role="status">
          Certificado {ESTADO_CERTIFICADO[estado].toLowerCase()}
        </p>
        <h1 id="certificado" tabIndex={-1}>
          {servicio.nombre}
        </h1>
      </div>
      <p className={styles['frase']}>
        El ministerio notificó que este servicio de la entidad <b>{entidad.nombre}</b> cumple el{' '}
        <b>Nivel {nivel}</b> del lenguaje común. {presentVigencia(expedidoEn, hasta)}
      </p>
      {estado === 'vigente' ? null : (
        <p className={styles['frase']}>
          {ESTADO_CERTIFICADO[estado]} desde el {formatLongDate(estadoDesde)}.{' '}
          {causa === null ? null : <b>{CAUSA_CERTIFICADO[causa]}. </b>}
          {motivo}
          <Sucesor certificado={certificado} />
        </p>
      )}
    </section>
  );
}

function Sucesor({ certificado: { reemplazadoPor } }: { readonly certificado: CertificadoPublico }) {
  if (reemplazadoPor === null) return null;
  return (
    <>
      {' '}
      <Link to={toCertificado(reemplazadoPor.codigo)}>Ver {reemplazadoPor.numero}</Link>
    </>
  );
}

function presentVigencia(desde: string, hasta: string | null): string {
  const inicio = formatLongDate(desde);
  return hasta === null ? `Se expidió el ${inicio}.` : `Vale del ${inicio} al ${formatLongDate(hasta)}.`;
}
