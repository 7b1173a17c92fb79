import { toCertificado } from '@marco/certificados/paths';
import { ESTADO_CERTIFICADO } from '@marco/certificados/terms';
import { TONO_ESTADO } from '@marco/certificados/widgets';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatDate } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import type { PasaportePublico } from '../../contract/index.ts';

/** The latest certificate of each level, as it stands today. */
export function CertificadosCard({ certificados }: Pick<PasaportePublico, 'certificados'>) {
  return (
    <Card title="Certificados">
      {certificados.length === 0 ? (
        <p>La versión no tiene certificados de este sistema.</p>
      ) : (
        <LineList>
          {certificados.map(({ numero, codigo, nivel, estado, expedidoEn }) => (
            <li key={numero}>
              <Link className="num" to={toCertificado(codigo.replaceAll('-', ''))}>
                {numero}
              </Link>
              <span>
                Nivel {nivel}, del {formatDate(expedidoEn)}
              </span>
              <Chip tone={TONO_ESTADO[estado]}>{ESTADO_CERTIFICADO[estado]}</Chip>
            </li>
          ))}
        </LineList>
      )}
    </Card>
  );
}
