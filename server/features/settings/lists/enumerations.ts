import type { LocalizedText } from '#server/platform/language/i18n';

export interface ListedEnumeration {
  name: string;
  values: { value: string; labelTranslations: LocalizedText }[];
}

/** Labels in English, French and Spanish. */
type Labels = readonly [en: string, fr: string, es: string];

const tables: Record<string, Record<string, Labels>> = {
  TestStatus: {
    not_started: ['Not started', 'Non commencé', 'Sin empezar'],
    in_progress: ['In progress', 'En cours', 'En curso'],
    passed: ['Passed', 'Réussi', 'Aprobado'],
    failed: ['Failed', 'Échoué', 'No aprobado'],
  },
  UserType: {
    standard: ['Standard', 'Standard', 'Estándar'],
    pro: ['PRO', 'PRO', 'PRO'],
    conti: ['Conti', 'Conti', 'Conti'],
    motorcycle: ['Motorcycle', 'Moto', 'Motocicleta'],
  },
  Role: {
    user: ['User', 'Utilisateur', 'Usuario'],
    manager: ['Manager', 'Gestionnaire', 'Gerente'],
    admin: ['Administrator', 'Administrateur', 'Administrador'],
  },
  AuditAction: {
    edit: ['Edit', 'Modification', 'Modificación'],
    add: ['Add', 'Ajout', 'Alta'],
    delete: ['Delete', 'Suppression', 'Eliminación'],
    user_login: ['Sign-in', 'Connexion', 'Inicio de sesión'],
    user_logout: ['Sign-out', 'Déconnexion', 'Cierre de sesión'],
    sso_login: ['Single sign-on', 'Connexion par authentification unique', 'Inicio de sesión único'],
    auto_logout: ['Automatic sign-out', 'Déconnexion automatique', 'Cierre de sesión automático'],
    signed_up: ['Signed up', 'Inscription', 'Registro'],
    reset_password: ['Password reset', 'Mot de passe réinitialisé', 'Contraseña restablecida'],
    test_passed: ['Test passed', 'Test réussi', 'Examen aprobado'],
    test_failed: ['Test failed', 'Test échoué', 'Examen no aprobado'],
    sent_email: ['E-mail sent', 'Courriel envoyé', 'Correo enviado'],
    user_update: ['Profile updated', 'Profil mis à jour', 'Perfil actualizado'],
    reset_pro: ['PRO reset', 'PRO réinitialisé', 'PRO restablecido'],
    merged_email: ['E-mail merged', 'Courriel fusionné', 'Correo fusionado'],
  },
  ModuleKind: {
    tire: ['Tire', 'Pneu', 'Llanta'],
    training: ['Training', 'Formation', 'Formación'],
    unknown: ['Unknown', 'Inconnu', 'Desconocido'],
  },
  Brand: {
    conti: ['Continental Tire', 'Continental Tire', 'Continental Tire'],
    gt: ['General Tire', 'General Tire', 'General Tire'],
  },
  ModuleGroup: {
    sales_skills: ['Sales skills', 'Techniques de vente', 'Técnicas de venta'],
    social_media: ['Social media', 'Médias sociaux', 'Redes sociales'],
    non_product: ['Service and workshop', 'Service et atelier', 'Servicio y taller'],
    employee: ['For employees', 'Pour les employés', 'Para empleados'],
    gold_distributor: ['Gold Distributor', 'Distributeur Or', 'Distribuidor Gold'],
    gold_retailer: ['Gold Retailer', 'Détaillant Or', 'Minorista Gold'],
  },
  AccountKind: {
    employee: ['Account', 'Compte', 'Cuenta'],
    cost_center: ['Cost center', 'Centre de coûts', 'Centro de costos'],
    gold_distributor: ['Gold Distributor', 'Distributeur Or', 'Distribuidor Gold'],
    gold_retailer: ['Gold Retailer', 'Détaillant Or', 'Minorista Gold'],
  },
  QuestionKind: {
    short_answer: ['Short Answer', 'Réponse courte', 'Respuesta corta'],
    multiple_choice: ['Multiple Choice', 'Choix unique', 'Opción única'],
    multiple_select: ['Multiple Select', 'Choix multiples', 'Selección múltiple'],
  },
  ResetPeriod: {
    yearly: ['Yearly', 'Annuelle', 'Anual'],
    quarterly: ['Quarterly', 'Trimestrielle', 'Trimestral'],
    monthly: ['Monthly', 'Mensuelle', 'Mensual'],
    weekly: ['Weekly', 'Hebdomadaire', 'Semanal'],
  },
  Language: {
    en: ['English', 'Anglais', 'Inglés'],
    fr: ['French', 'Français', 'Francés'],
    es: ['Spanish', 'Espagnol', 'Español'],
  },
  TestBlockReason: {
    already_passed: ['Already passed', 'Déjà réussi', 'Ya aprobado'],
    disabled: ['Disabled', 'Désactivé', 'Desactivado'],
    too_many_fails: ['Too many fails', "Trop d'échecs", 'Demasiados fallos'],
    no_reset_date: ['No reset date', 'Aucune date de réinitialisation', 'Sin fecha de restablecimiento'],
    too_few_tests: ['Too few tests', 'Trop peu de tests', 'Muy pocos exámenes'],
    no_questions: ['No test', 'Aucun test', 'Sin examen'],
    wrong_user_type: ['Other user type', "Autre type d'utilisateur", 'Otro tipo de usuario'],
    already_pro: ['Already PRO', 'Déjà PRO', 'Ya es PRO'],
  },
};

/** Every enumeration with its values in display order and their labels in each language. */
export const enumerations: readonly ListedEnumeration[] = Object.entries(tables).map(([name, labels]) => ({
  name,
  values: Object.entries(labels).map(([value, [en, fr, es]]) => ({
    value,
    labelTranslations: { en, es, fr },
  })),
}));
