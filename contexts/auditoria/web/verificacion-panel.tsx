import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatNumber, formatTime } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { toEvento } from '../contract/auditoria.paths.ts';
import type { Hallazgo } from '../contract/index.ts';
import { explainHallazgo } from '../rules/hallazgos.ts';
import { DescargaAncla } from './descarga-ancla.tsx';
import { type Avance, useVerificacion, type Verificacion } from './use-verificacion.ts';
import styles from './verificacion-panel.module.css';

/** Compares the trail with its chain of seals on demand and shows the findings. */
export function VerificacionPanel() {
  const { verificacion, verify } = useVerificacion();
  const isRunning = verificacion.estado === 'en-curso';
  return (
    <Card title="Integridad de la auditoría">
      <div className={styles['panel']}>
        <p className={styles['lead']}>
          Los eventos se cierran en sellos encadenados y firmados. La verificación los compara uno por uno y
          nombra el evento que alguien haya modificado, eliminado o agregado. El ancla son los últimos sellos:
          consérvela fuera del sistema para probar después que nadie los rehízo.
        </p>
        <div className={styles['actions']}>
          <DescargaAncla />
          <Button
            variant="secondary"
            icon={<ShieldCheck size={18} />}
            busy={isRunning && 'Verificando'}
            onClick={() => void verify()}
          >
            Verificar la cadena
          </Button>
        </div>
      </div>
      <div role="status" className={styles['result']}>
        <Resultado verificacion={verificacion} />
      </div>
    </Card>
  );
}

function Resultado({ verificacion }: { readonly verificacion: Verificacion }) {
  if (verificacion.estado === 'reposo') return null;
  if (verificacion.estado === 'fallida') {
    return <Notice tone="err">No fue posible verificar la auditoría. {verificacion.motivo}</Notice>;
  }
  const { avance } = verificacion;
  if (!avance) return <p>Comparando los primeros sellos…</p>;
  return (
    <>
      {verificacion.estado === 'en-curso' ? (
        <p>
          {formatNumber(avance.sellos)} de {formatNumber(avance.totalSellos)} sellos verificados…
        </p>
      ) : (
        <Conclusion avance={avance} />
      )}
      <Hallazgos avance={avance} />
    </>
  );
}

function Conclusion({ avance }: { readonly avance: Avance }) {
  const { eventos, sellos, cantidadHallazgos, sinSellar, ultimoSello } = avance;
  const comparados = `Eventos comparados: ${formatNumber(eventos)}. Sellos: ${formatNumber(sellos)}.`;
  return (
    <>
      {cantidadHallazgos === 0 ? (
        <Notice tone="ok">La cadena está íntegra. {comparados}</Notice>
      ) : (
        <Notice tone="err">
          La auditoría fue alterada: {formatNumber(cantidadHallazgos)}{' '}
          {cantidadHallazgos === 1 ? 'hallazgo' : 'hallazgos'}. {comparados}
        </Notice>
      )}
      <FactSheet>
        <Fact name="Eventos aún sin sellar">{formatNumber(sinSellar)}</Fact>
        {ultimoSello ? (
          <>
            <Fact name="Último sello">
              {formatNumber(ultimoSello.lote)}, {formatDate(ultimoSello.fecha)}{' '}
              {formatTime(ultimoSello.fecha)}
            </Fact>
            <Fact name="Huella del último sello" wide>
              <span className={styles['digest']}>{ultimoSello.huella}</span>
            </Fact>
          </>
        ) : null}
      </FactSheet>
    </>
  );
}

function Hallazgos({ avance: { hallazgos, cantidadHallazgos } }: { readonly avance: Avance }) {
  if (hallazgos.length === 0) return null;
  const unnamed = cantidadHallazgos - hallazgos.length;
  return (
    <ul className={styles['findings']}>
      {hallazgos.map((hallazgo) => (
        <li key={`${hallazgo.tipo} ${hallazgo.lote} ${hallazgo.idEvento}`}>
          {explainHallazgo(hallazgo)} <VerEvento hallazgo={hallazgo} />
        </li>
      ))}
      {unnamed > 0 ? <li>Y {formatNumber(unnamed)} más.</li> : null}
    </ul>
  );
}

/** An event that is still there can be looked at; one numbered below all others has no address. */
function VerEvento({ hallazgo: { tipo, idEvento } }: { readonly hallazgo: Hallazgo }) {
  const isThere = tipo === 'evento-modificado' || tipo === 'evento-agregado';
  if (!isThere || idEvento === null || idEvento < 1) return null;
  return (
    <Link to={toEvento(idEvento)}>
      Ver el evento <span className="sr">{idEvento}</span>
    </Link>
  );
}
