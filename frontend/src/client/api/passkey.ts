/** Passkeys: a device, or the keeper of one's passwords, shows who one is. */
import { api } from './api';
import type { Me } from '../../contract/http';
import { explain } from '../../words/problems';
import { t } from '../../words/translate.svelte';

/** Why there are no passkeys on this page: `figures`: its address has no name to which one could belong. */
export function passkeysBarred(): 'insecure' | 'figures' | 'missing' | null {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'figures';
  return window.PublicKeyCredential?.parseCreationOptionsFromJSON === undefined ? 'missing' : null;
}

/** Makes a passkey and has the server know it under a name. */
export async function addPasskey(name: string): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await api.addPasskey(name, made.toJSON());
}

/** Lets the reader choose a passkey; who that shows them to be. */
export async function enterByPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.entryOptions());
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return api.enterByPasskey(signed.toJSON());
}

/** What has become of it, in words: browsers tell little, and for a reason. */
export function explainPasskey(error: unknown): string {
  if (!(error instanceof DOMException)) return explain(error);
  return t(error.name === 'InvalidStateError' ? 'passkey.known' : 'passkey.nothing');
}
