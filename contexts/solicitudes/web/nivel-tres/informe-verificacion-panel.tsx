import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { classNames } from '@marco/web-kit/class-names';
import { formatDate } from '@marco/web-kit/format';
import { ListChecks } from 'lucide-react';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import { toVerificacion } from '../../contract/solicitudes.paths.ts';
import { DIMENSION, VERIFICADOR } from '../../contract/terms.ts';
import { AvanceCard } from './avance-card.tsx';
import { ConceptoCard } from './concepto-card.tsx';
import { ListaAnterior } from './etapa-certificados.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { MotivoDicho } from './motivo-item.tsx';
import { PuntoDeItem } from './punto-item.tsx';
import { VeredictoDicho } from './veredicto-item.tsx';
import styles from './verificacion.module.css';
import { listDimensiones } from './verificacion.ts';

interface PanelProps {
  readonly solicitud: Solicitud;
}

/** A line of the report: what was asked, who decided it and when, the verdict, and under them why. */
function ItemDelInforme({ item }: { readonly item: ItemVerificado }) {
  const { verifica, autor, fecha, veredicto } = item;
  return (
    <li
      className={classNames(
        styles['item'],
        styles['informado'],
        veredicto === 'no-cumple' && styles['incumplido'],
      )}
    >
      <PuntoDeItem item={item} />
      <div className={styles['quien']}>
        {VERIFICADOR[verifica]}
        {autor === null || fecha === null ? null : (
          <small>
            {autor}, {formatDate(fecha)}
          </small>
        )}
      </div>
      <div className={styles['veredicto']}>
        <VeredictoDicho item={item} />
      </div>
      <MotivoDicho item={item} />
    </li>
  );
}

/** The report of the verification: who approves and who certifies read it first, on the screen and on paper. */
export function InformeVerificacionPanel({ solicitud }: PanelProps) {
  const nivelTres = getNivelTres(solicitud);
  const { items, lista } = nivelTres;
  return (
    <CardStack>
      <ListaAnterior solicitud={solicitud} />
      {listDimensiones(items).map(({ dimension, items: suyos, decididos }, at) => (
        <Card
          key={dimension}
          title={DIMENSION[dimension]}
          aside={
            <>
              {decididos} de {suyos.length} decididos
              {at === 0 ? `, lista ${lista.numero}` : null}
            </>
          }
          flush
        >
          <ul className={styles['items']} aria-label={`Verificación ${DIMENSION[dimension].toLowerCase()}`}>
            {suyos.map((item) => (
              <ItemDelInforme key={item.codigo} item={item} />
            ))}
          </ul>
        </Card>
      ))}
      <ConceptoCard solicitud={solicitud} />
      <AvanceCard solicitud={solicitud} />
      {solicitud.estado === 'en-verificacion' ? (
        <div data-print="hide">
          <ButtonLink variant="secondary" icon={<ListChecks size={18} />} to={toVerificacion(solicitud.id)}>
            Ver la lista de verificación
          </ButtonLink>
        </div>
      ) : null}
    </CardStack>
  );
}
