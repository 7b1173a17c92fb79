-- The term of an overdue commitment is told by a verb, 'venció hace 4 días hábiles'; what somebody wrote around it stays.
update plantillas_correo
set
  asunto = replace(asunto, 'Compromiso {{plazo}} en la mesa {{mesa}}', 'Un compromiso de la mesa {{mesa}} {{plazo}}'),
  aviso = replace(aviso, 'Compromiso {{plazo}}:', 'El compromiso {{plazo}}:'),
  cuerpo = replace(cuerpo, 'está {{plazo}}', '{{plazo}}')
where evento = 'compromiso-vencido';
