import { useAuth } from '../../features/auth/auth-context.ts';

export function DashboardPage() {
  const { user } = useAuth();
  return <h1 className="font-display text-3xl">Welcome back, {user?.firstName || user?.email}</h1>;
}
