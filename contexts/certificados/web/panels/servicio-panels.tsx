import { formatLongDay } from '@marco/country/day-text';
import type { ServicioPanel } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import { toCertificado, toCertificadoEnLista } from '../../contract/certificados.paths.ts';
import type { CertificadoDeVersion } from '../../contract/index.ts';
import { CAUSA_CERTIFICADO, ESTADO_CERTIFICADO } from '../../contract/terms.ts';
import { TONO_ESTADO } from '../estado-certificado.ts';
import { useCertificadosDeVersion } from './use-certificados-de-version.ts';

/** Why a certificate does not hold: its cause and the reason in words. */
const presentRazon = ({ causa, motivo }: CertificadoDeVersion) =>
  `${causa === null ? '' : `${CAUSA_CERTIFICADO[causa]}. `}${motivo}`;

type PropuestaProps = NonNullable<CertificadoDeVersion['suspensionPropuesta']> &
  Pick<CertificadoDeVersion, 'numero'>;

/** What of the version on show is suspended or revoked, before everything else. */
const AvisoDeCertificados: ServicioPanel['Panel'] = ({ versionId }) => {
  const { data = [] } = useCertificadosDeVersion(versionId);
  const propuestos = data.flatMap(({ numero, suspensionPropuesta }) =>
    suspensionPropuesta === null ? [] : [{ numero, ...suspensionPropuesta }],
  );
  const detenidos = data.filter(({ estado }) => estado === 'suspendido' || estado === 'revocado');
  const avisos = detenidos.map((certificado) => {
    const { numero, codigo, nivel, estado, estadoDesde } = certificado;
    return (
      <Notice key={numero} tone={estado === 'revocado' ? 'err' : 'warn'}>
        El certificado de nivel {nivel} de esta versión,{' '}
        <Link className="num" to={toCertificado(codigo)}>
          {numero}
        </Link>
        , está <b>{ESTADO_CERTIFICADO[estado].toLowerCase()}</b> desde el {formatLongDate(estadoDesde)}.{' '}
        {presentRazon(certificado)}
      </Notice>
    );
  });
  return [...propuestos.map((uno) => <Propuesta key={`propuesta ${uno.numero}`} {...uno} />), ...avisos];
};

/** What the operator proposes about a certificate, for who decides and for who proposed. */
function Propuesta({ numero, causa, motivo, propuestaEn, hasta }: PropuestaProps) {
  return (
    <Notice tone="warn">
      El operador de la plataforma propuso el {formatLongDate(propuestaEn)} suspender{' '}
      <Link className="num" to={toCertificadoEnLista(numero)}>
        {numero}
      </Link>
      . Se decide hasta el {formatLongDay(hasta)}. {causa === null ? null : `${CAUSA_CERTIFICADO[causa]}. `}
      {motivo}
    </Notice>
  );
}

/** The certificates of the version on show, the latest of each level. */
const CertificadosDeVersion: ServicioPanel['Panel'] = ({ versionId }) => {
  const certificados = useCertificadosDeVersion(versionId);
  if (versionId === null) return null;
  return (
    <Card title="Certificados de la versión">
      <LoadBlock query={certificados} subject="los certificados de la versión">
        {(data) =>
          data.length === 0 ? (
            <p>Esta versión no tiene certificados.</p>
          ) : (
            <LineList>
              {data.map(({ numero, codigo, nivel, estado, expedidoEn }) => (
                <li key={numero}>
                  <Link className="num" to={toCertificado(codigo)}>
                    {numero}
                  </Link>
                  <span>
                    Nivel {nivel}, del {formatDate(expedidoEn)}
                  </span>
                  <Chip tone={TONO_ESTADO[estado]}>{ESTADO_CERTIFICADO[estado]}</Chip>
                </li>
              ))}
            </LineList>
          )
        }
      </LoadBlock>
    </Card>
  );
};

/** What the certificates show in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [
  { order: 5, isAviso: true, Panel: AvisoDeCertificados },
  { order: 6, Panel: CertificadosDeVersion },
];
