import type { ServicioPanel } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import { toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoDeVersion } from '../../contract/index.ts';
import { CAUSA_CERTIFICADO, ESTADO_CERTIFICADO } from '../../contract/terms.ts';
import { TONO_ESTADO } from '../estado-certificado.ts';
import { useCertificadosDeVersion } from './use-certificados-de-version.ts';

/** Why a certificate does not hold: its cause and the reason in words. */
const presentRazon = ({ causa, motivo }: CertificadoDeVersion) =>
  `${causa === null ? '' : `${CAUSA_CERTIFICADO[causa]}. `}${motivo}`;

/** What of the version on show is suspended or revoked, before everything else. */
const AvisoDeCertificados: ServicioPanel['Panel'] = ({ versionId }) => {
  const { data = [] } = useCertificadosDeVersion(versionId);
  const detenidos = data.filter(({ estado }) => estado === 'suspendido' || estado === 'revocado');
  return detenidos.map((certificado) => {
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
};

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
