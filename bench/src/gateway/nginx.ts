/** nginx as a team would put it before a service: one worker, connections kept, its usual access log. */
export function nginxConfiguration(port: number, upstream: string): string {
  return `daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log access.log combined;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  keepalive_requests 1000000000;
  upstream service { server ${upstream}; keepalive 64; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port};
    location /api/ { proxy_pass http://service/; proxy_http_version 1.1; proxy_set_header Connection ""; }
    location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`
}
