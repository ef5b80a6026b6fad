/** The heading of the consent popup, by which tests in any engine find it. */
export const CONSENT_QUESTION = 'Auch ohne Internet nutzen?';
