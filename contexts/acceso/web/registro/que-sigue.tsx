import { useConfiguracion } from '@marco/parametros/widgets';
import { Card } from '@marco/web-kit/card';
import styles from './register.module.css';

/**
 * What happens after a registration is sent (specification §2: it waits for approval, and the person gets an e-mail).
 */
export function QueSigue() {
  const { soporte } = useConfiguracion().pie.correos;
  return (
    <Card title="Qué sigue">
      <ol className={styles['steps']}>
        <li>Al enviar el registro, su usuario queda pendiente de aprobación y su sesión se cierra.</li>
        <li>Le avisamos por correo electrónico que recibimos el registro.</li>
        <li>
          El ministerio aprueba o rechaza el registro. También puede hacerlo quien lidera su entidad, cuando
          el ministerio lo permite.
        </li>
        <li>Recibe otro correo con la decisión: el rol que le asignaron o el motivo del rechazo.</li>
        <li>
          Con el registro aprobado ya puede entrar: use «Iniciar sesión» con esta misma identidad. Si no
          recibe el correo, inicie sesión para consultar el estado.
        </li>
      </ol>
      <p className={styles['help']}>
        ¿Tiene un problema con su registro? Escriba a <a href={`mailto:${soporte}`}>{soporte}</a>.
      </p>
    </Card>
  );
}
